import { expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import type { AuthService } from "./service/auth-service.ts";
import { showSettings } from "./settings.ts";

const settingsWith = (env: Record<string, string>) =>
  showSettings({ config: readConfig(env).auth, confirmsEmail: false, siteUrl: "http://quack.test" } as AuthService);

test("the settings for the sign-in page say which messages can be sent", async () => {
  expect(await settingsWith({})).toMatchObject({ sends: { mail: false, sms: false }, sms_provider: "" });
  expect(await settingsWith({ SMTP_URL: "smtp://mail.test" })).toMatchObject({ sends: { mail: true, sms: false } });
  expect(await settingsWith({ SMS_WEBHOOK_URL: "https://sms.test" })).toMatchObject({
    sends: { mail: false, sms: true },
    sms_provider: "webhook",
  });
});
