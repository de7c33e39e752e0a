import { isNestedDeeperThan } from "#edge/json-depth.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  addUser,
  editUser,
  generateLink,
  inviteUser,
  listUsers,
  removeUser,
  requireAdmin,
  showUser,
} from "./flows/admin-users.ts";
import { answerAuthErrors, refuse } from "./service/auth-errors.ts";
import type { AuthService } from "./service/auth-service.ts";
import { createProofChallenge } from "./service/captcha.ts";
import { listUserFactors, removeUserFactor } from "./factors/factors-admin.ts";
import { challengeFactor } from "./factors/factors-challenge.ts";
import { enrolFactor, unenrolFactor } from "./factors/factors-enrol.ts";
import { verifyFactor } from "./factors/factors-verify.ts";
import { unlinkIdentity } from "./providers/identities.ts";
import { recover, reauthenticate, resend, sendOtp } from "./flows/mailed-sign-in.ts";
import { changeUser, getUser, signOut } from "./flows/own-account.ts";
import { endSession, listSessions } from "./flows/own-sessions.ts";
import {
  listPasskeys,
  listUserPasskeys,
  removePasskey,
  removeUserPasskey,
  renamePasskey,
} from "./passkeys/own-passkeys.ts";
import { finishPasskeyRegistration, startPasskeyRegistration } from "./passkeys/passkey-registration.ts";
import { startPasskeySignIn, signInWithPasskey } from "./passkeys/passkey-sign-in.ts";
import { authorize, authorizeLink, handleProviderCallback } from "./providers/provider-sign-in.ts";
import {
  countRecoveryCodes,
  dropRecoveryCodes,
  makeRecoveryCodes,
  regenerateRecoveryCodes,
  useRecoveryCode,
} from "./factors/recovery-codes.ts";
import { signUp } from "./flows/sign-up.ts";
import { showSettings } from "./settings.ts";
import { grantToken } from "./flows/token-grants.ts";
import { answerDeviceCookies } from "./service/known-devices.ts";
import { followLink, showLink, verifyCode } from "./flows/verify.ts";

const MAX_DEPTH = 20;

const FORM = "application/x-www-form-urlencoded";
const isForm = ({ body }: FastifyRequest): boolean => body instanceof URLSearchParams;

type Flow = (service: AuthService, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type Route = [method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, flow: Flow];

const PUBLIC_ROUTES: Route[] = [
  ["GET", "/settings", showSettings],
  ["GET", "/captcha", createProofChallenge],
  ["POST", "/signup", signUp],
  ["POST", "/token", grantToken],
  ["POST", "/otp", sendOtp],
  ["POST", "/recover", recover],
  ["POST", "/resend", resend],
  ["GET", "/verify", showLink],
  [
    "POST",
    "/verify",
    (service, request, reply) => (isForm(request) ? followLink : verifyCode)(service, request, reply),
  ],
  ["GET", "/user", getUser],
  ["PUT", "/user", changeUser],
  ["GET", "/reauthenticate", reauthenticate],
  ["GET", "/sessions", listSessions],
  ["DELETE", "/sessions/:id", endSession],
  ["GET", "/authorize", authorize],
  ["GET", "/callback", handleProviderCallback],
  ["GET", "/user/identities/authorize", authorizeLink],
  ["DELETE", "/user/identities/:id", unlinkIdentity],
  ["POST", "/factors", enrolFactor],
  ["DELETE", "/factors/:id", unenrolFactor],
  ["POST", "/factors/:id/challenge", challengeFactor],
  ["POST", "/factors/:id/verify", verifyFactor],
  ["GET", "/factors/recovery-codes", countRecoveryCodes],
  ["POST", "/factors/recovery-codes", makeRecoveryCodes],
  ["DELETE", "/factors/recovery-codes", dropRecoveryCodes],
  ["POST", "/factors/recovery-codes/verify", useRecoveryCode],
  ["POST", "/factors/recovery-codes/regenerate", regenerateRecoveryCodes],
  ["POST", "/passkeys/authentication/options", startPasskeySignIn],
  ["POST", "/passkeys/authentication/verify", signInWithPasskey],
  ["POST", "/passkeys/registration/options", startPasskeyRegistration],
  ["POST", "/passkeys/registration/verify", finishPasskeyRegistration],
  ["GET", "/passkeys", listPasskeys],
  ["PATCH", "/passkeys/:id", renamePasskey],
  ["DELETE", "/passkeys/:id", removePasskey],
];

const ADMIN_ROUTES: Route[] = [
  ["POST", "/invite", inviteUser],
  ["GET", "/admin/users", listUsers],
  ["POST", "/admin/users", addUser],
  ["GET", "/admin/users/:id", showUser],
  ["PUT", "/admin/users/:id", editUser],
  ["DELETE", "/admin/users/:id", removeUser],
  ["POST", "/admin/generate_link", generateLink],
  ["GET", "/admin/users/:id/factors", listUserFactors],
  ["DELETE", "/admin/users/:id/factors/:factor", removeUserFactor],
  ["GET", "/admin/users/:id/passkeys", listUserPasskeys],
  ["DELETE", "/admin/users/:id/passkeys/:passkey", removeUserPasskey],
];

/** GoTrue's HTTP API. The caller's identity is already known; each flow decides what it allows. */
export function registerAuth(app: FastifyInstance, service: AuthService): void {
  answerAuthErrors(app);
  // The client sends the JSON content type also with an empty body.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      if (isNestedDeeperThan(text as string, MAX_DEPTH)) return done(refuse("bad_json"));
      done(null, text === "" ? null : JSON.parse(text as string));
    } catch {
      done(refuse("bad_json"));
    }
  });
  // Only the confirmation page of a mailed link sends a form.
  app.addContentTypeParser(FORM, { parseAs: "string" }, (_request, text, done) =>
    done(null, new URLSearchParams(text as string)),
  );
  answerDeviceCookies(app);
  // These responses contain tokens.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
  app.get("/health", () => ({ name: "GoTrue", version: "v2", description: "GoTrue-compatible API of this site" }));
  app.get("/.well-known/jwks.json", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(await service.keys.published()),
  );
  for (const [method, url, flow] of PUBLIC_ROUTES) {
    app.route({ method, url, handler: (request, reply) => flow(service, request, reply) });
  }
  app.post("/logout", async (request, reply) => {
    await signOut(service, request);
    return reply.code(204).send();
  });
  app.post("/sso", () => Promise.reject(refuse("saml_provider_disabled")));
  for (const [method, url, flow] of ADMIN_ROUTES) {
    app.route({
      method,
      url,
      handler: (request, reply) => {
        requireAdmin(request);
        return flow(service, request, reply);
      },
    });
  }
}
