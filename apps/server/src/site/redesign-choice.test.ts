import { describe, expect, test } from "vitest";
import { chooseRedesign } from "./redesign-choice.ts";

const experiment = { host: "new.school.example", share: 30 };
const asked = (host: string | null, url = "/", cookie?: string) => ({ host, url, cookie });
const never = () => {
  throw new Error("nobody should draw");
};

describe("the layout of a visit", () => {
  test("is drawn at random on the experiment's host, by its share", () => {
    const at = asked("new.school.example");
    expect(chooseRedesign(at, experiment, () => 0.29)).toEqual({ flag: "test", isNew: true });
    expect(chooseRedesign(at, experiment, () => 0.3)).toEqual({ flag: "default", isNew: true });
    expect(chooseRedesign(at, { ...experiment, share: 0 }, () => 0)?.flag).toBe("default");
    expect(chooseRedesign(at, { ...experiment, share: 100 }, () => 0.999)?.flag).toBe("test");
  });

  test("stays the same while the browser has the cookie", () => {
    for (const flag of ["test", "default"])
      for (const cookie of [`quack-redesign=${flag}`, `a=b; quack-redesign=${flag}; c=d`, `a=b;quack-redesign=${flag}`])
        expect(chooseRedesign(asked("new.school.example", "/", cookie), experiment, never)).toEqual({
          flag,
          isNew: false,
        });
  });

  test("is drawn again when the cookie is invalid", () => {
    for (const cookie of ["quack-redesign=testing", "xquack-redesign=test", "quack-redesign=", "a=quack-redesign=test"])
      expect(
        chooseRedesign(asked("new.school.example", "/", cookie), experiment, () => 0.9),
        cookie,
      ).toEqual({
        flag: "default",
        isNew: true,
      });
  });

  test("is fixed on any other host, whatever the URL or a cookie says", () => {
    for (const host of ["school.example", "new.school.example.evil.test", "localhost.evil.test", "127.0.0.1.evil.test"])
      expect(chooseRedesign(asked(host, "/?variant=test", "quack-redesign=test"), experiment, never), host).toBeNull();
    expect(chooseRedesign(asked(null), experiment, never)).toBeNull();
    expect(chooseRedesign(asked("new.school.example"), null, never)).toBeNull();
  });

  test("cannot be chosen by visitors of the experiment", () => {
    const at = asked("new.school.example", "/?variant=test", "quack-redesign=default");
    expect(chooseRedesign(at, experiment, never)).toEqual({ flag: "default", isNew: false });
  });

  test.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]", "quack.localhost"])(
    "is set by ?variant= on %s",
    (host) => {
      expect(chooseRedesign(asked(host, "/terms?x=1&variant=test#y"), null, never)).toEqual({
        flag: "test",
        isNew: true,
      });
      const back = asked(host, "/?variant=default", "quack-redesign=test");
      expect(chooseRedesign(back, null, never)).toEqual({ flag: "default", isNew: true });
      expect(chooseRedesign(asked(host, "/", "quack-redesign=test"), null, never)?.flag).toBe("test");
      expect(chooseRedesign(asked(host, "/?variant=other"), null, never)).toEqual({ flag: null, isNew: false });
    },
  );
});
