import { describe, expect, test } from "vitest";
import { isBreached } from "./breached-passwords.ts";

describe("a common password is refused", () => {
  const refused = [
    ["is on the list", ["password", "12345678", "qwertyuiop", "iloveyou", "sunshine", "football", "trustno1"]],
    ["is refused in capitals", ["PASSWORD", "Football", "SunShine"]],
    ["is refused with trimmings", ["password123", "Password1!", "dragon2010", "!!monkey!!", "123welcome", "letmein!"]],
    ["is refused in disguise", ["P@ssw0rd1", "passw0rd", "p4ssw0rd!", "we1come1", "$unsh1ne", "f00tb4ll99"]],
    ["is refused twice over", ["passwordpassword", "qwertyqwerty", "dragondragon"]],
  ] as const;
  test.each(refused)("%s", (_how, passwords) => {
    expect(passwords.filter((password) => !isBreached(password))).toEqual([]);
  });
});

test("a pattern is refused as a password", () => {
  const patterns = ["aaaaaaaa", "abababab", "123123123", "abcdefgh", "87654321", "asdfghjkl", "zyxwvuts", "0000000000"];
  expect(patterns.filter((password) => !isBreached(password))).toEqual([]);
});

test("a made-up password is accepted", () => {
  const unbreached = [
    "correct horse battery staple",
    "three ducks in a raincoat",
    "Teich-Frosch-Laterne-9",
    "kvN8#pQz2w",
    "waddle-umbrella-47",
    "mein Hund heißt Ente",
    "鴨は池で泳いでいる",
    "sunshine over the quiet pond",
    "x7!password-of-nobody",
    "20250917-geese",
  ];
  expect(unbreached.filter(isBreached)).toEqual([]);
});

test("a password of the maximum length is checked like any other", () => {
  const long = ["a".repeat(72), "ab".repeat(36), "a".repeat(71) + "b", "1".repeat(71) + "!"];
  expect(long.map(isBreached)).toEqual([true, true, false, false]);
});
