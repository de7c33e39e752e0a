import { openOidcProvider } from "./oidc-provider.ts";

// A third-party sign-in page in its own process, for end-to-end tests.
const { issuer } = await openOidcProvider({ port: Number(process.argv[2]), asksWho: true });
console.log(`The school signs people in at ${issuer}`);
