import { describe, expect, test } from "vitest";
import { administratorSql, missingRights, type DatabaseRights } from "./database-rights.ts";

const OWNER: DatabaseRights = {
  user: "pond owner",
  database: "pond",
  version: 180_004,
  isSuperuser: false,
  mayCreateRoles: false,
  mayBypassRowSecurity: false,
  mayCreateSchemas: true,
  roles: [],
  memberOf: [],
  adminOf: [],
  openFunctions: ["pg_sleep(double precision)"],
};
const EVERY_ROLE: DatabaseRights["roles"] = ["anon", "authenticated", "service_role", "authenticator"];
const CREATOR = { ...OWNER, mayCreateRoles: true, mayBypassRowSecurity: true };

describe("the rights that a database user lacks", () => {
  test("are none for a superuser", () => {
    expect(missingRights({ ...CREATOR, isSuperuser: true, version: 150_018 })).toEqual([]);
  });

  test("are none for a user that may create roles and bypass row security, from PostgreSQL 16 on", () => {
    expect(missingRights(CREATOR)).toEqual([]);
    expect(missingRights({ ...CREATOR, version: 150_018 })).toEqual(["it may not create the roles service_role"]);
  });

  test("are none for a user that only may create roles, once an administrator created them", () => {
    const creator = { ...CREATOR, mayBypassRowSecurity: false, roles: EVERY_ROLE };
    expect(missingRights({ ...creator, version: 150_018 })).toEqual([]);
    expect(missingRights(creator)).toEqual(["it may not use the roles anon, authenticated, service_role"]);
    expect(missingRights({ ...creator, adminOf: EVERY_ROLE })).toEqual([]);
  });

  test("are all roles for a plain owner, until an administrator grants them", () => {
    expect(missingRights(OWNER)).toEqual([
      "it may not create the roles anon, authenticated, service_role, authenticator",
    ]);
    expect(missingRights({ ...OWNER, roles: EVERY_ROLE, memberOf: EVERY_ROLE })).toEqual([]);
  });

  test("are named for a user that does not own the database", () => {
    expect(missingRights({ ...CREATOR, mayCreateSchemas: false })).toEqual([
      'it may not create schemas in the database "pond"',
    ]);
  });
});

test("the administrator's SQL quotes names, and closes the functions that are open", () => {
  const sql = administratorSql({ ...OWNER, user: 'a "duck"' });
  expect(sql).toContain('grant anon, authenticated, service_role to "a ""duck""";');
  expect(sql).toContain("revoke execute on function pg_catalog.pg_sleep(double precision) from public;");
});
