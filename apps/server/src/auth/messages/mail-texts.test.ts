import { describe, expect, test } from "vitest";
import { codeMail, type MailKind } from "./mail-texts.ts";

const KINDS: MailKind[] = ["signup", "magiclink", "recovery", "invite", "email_change", "reauthentication"];
const LINK = "https://quack.test/auth/v1/verify?token=abc_-123&type=recovery&redirect_to=https%3A%2F%2Fquack.test%2Fx";
const mailOf = (kind: MailKind, siteName = "Pond School") => codeMail(kind, { siteName, code: "048213", link: LINK });

describe.each(KINDS)("the mail for %s", (kind) => {
  const { subject, text, html } = mailOf(kind);

  test("names the site and carries the code, but not in the subject", () => {
    expect(subject).toContain("Pond School");
    expect(subject).not.toContain("048213");
    expect(text.split("\n")).toContain("048213");
    expect(html).toContain(">048213<");
  });

  test("tells a person who did not request it what to do", () => {
    expect(text).toMatch(/^If you (did|do) not [^.]*, /m);
    expect(html).toMatch(/>If you (did|do) not [^<.]*, /);
  });

  test("loads no resources, runs no script and has no tracking", () => {
    expect(html).not.toMatch(/<(img|script|link|style|iframe|object|video)\b|url\(|@import|src=/i);
    const addresses = [...html.matchAll(/https?:\/\/[^"<\s]+/g)].map(([address]) => address.replaceAll("&amp;", "&"));
    expect([...new Set(addresses)]).toEqual(kind === "reauthentication" ? [] : [LINK]);
  });

  test("says the same in plain text and in HTML", () => {
    const words = (page: string) => page.replace(/<[^>]*>/g, "\n").replaceAll("&amp;", "&");
    for (const line of text.split("\n").filter((each) => each && each !== "-- ")) {
      expect(words(html)).toContain(line.replace(/:$/, ""));
    }
  });
});

test("a link stands alone on its line, as a button and as text", () => {
  const { text, html } = mailOf("signup");
  expect(text.split("\n")).toContain(LINK);
  expect(html.split(`href="${LINK.replaceAll("&", "&amp;")}"`)).toHaveLength(3);
});

test("the mail for a forgotten password says that its link opens the page to change it", () => {
  expect(mailOf("recovery").text).toContain("This link opens the page where you change");
});

test("a mail that only asks for a code has no link", () => {
  expect(mailOf("reauthentication").text).not.toContain("https:");
});

test("a site name with special characters breaks no mail", () => {
  const { html } = mailOf("invite", `"><script>alert(1)</script>&'`);
  expect(html).not.toContain("<script");
  expect(html).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;");
});
