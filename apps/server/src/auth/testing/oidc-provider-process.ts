import { openOidcProvider } from "./oidc-provider.ts";

// Somebody else's sign-in page in a process of its own, for tests that see the site from outside.
const { issuer } = await openOidcProvider({ port: Number(process.argv[2]), asksWho: true });
console.log(`The school signs people in at ${issuer}`);
