import type { AuthService } from "./service/auth-service.ts";
import { hasPasskeys } from "./passkeys/passkey-challenges.ts";

/** GET /settings: what a sign-in page may offer. */
export async function showSettings(service: AuthService): Promise<object> {
  const { config, confirmsEmail } = service;
  return {
    external: {
      email: true,
      phone: false,
      anonymous_users: config.anonymousSignIns,
      ...Object.fromEntries(config.providers.map(({ name }) => [name, true])),
    },
    disable_signup: config.signup === "closed",
    signup: config.signup,
    mailer_autoconfirm: !confirmsEmail,
    phone_autoconfirm: false,
    sms_provider: config.smsWebhook === null ? "" : "webhook",
    saml_enabled: false,
    passkeys_enabled: hasPasskeys(service),
    captcha: config.captchaAt,
    manual_linking_enabled: config.manualLinking,
    password_min_length: config.passwords.minLength,
    password_requirements: config.passwords.kinds,
    // Without a sender, messages stay in the outbox until the operator passes them on.
    sends: { mail: config.smtpUrl !== null, sms: config.smsWebhook !== null },
  };
}
