import type { Database } from "./database.ts";
import { OperatorError } from "./operator-error.ts";

const REQUEST_ROLES = ["anon", "authenticated", "service_role"] as const;
const ROLES = {
  anon: "nologin noinherit",
  authenticated: "nologin noinherit",
  service_role: "nologin noinherit bypassrls",
  authenticator: "login noinherit",
} as const;
type RoleName = keyof typeof ROLES;

/** What the login of DATABASE_URL may do in its database. */
export type DatabaseRights = {
  user: string;
  database: string;
  /** As in `server_version_num`: 150018. */
  version: number;
  isSuperuser: boolean;
  mayCreateRoles: boolean;
  mayBypassRowSecurity: boolean;
  mayCreateSchemas: boolean;
  /** The site's roles that exist. */
  roles: RoleName[];
  /** Those of them that the login may become, and those that it may grant to others. */
  memberOf: RoleName[];
  adminOf: RoleName[];
  /** Functions that should be closed to requests, and that only the server's administrator can close. */
  openFunctions: string[];
};

// The list of functions is the one that platform/0001_roles.sql closes.
const READ_RIGHTS = `
  with site_roles as (select oid, rolname from pg_roles where rolname = any ($1::text[]))
  select json_build_object(
    'user', current_user,
    'database', current_database(),
    'version', current_setting('server_version_num')::int,
    'isSuperuser', own.rolsuper,
    'mayCreateRoles', own.rolsuper or own.rolcreaterole,
    'mayBypassRowSecurity', own.rolsuper or own.rolbypassrls,
    'mayCreateSchemas', has_database_privilege(current_database(), 'create'),
    'roles', (select coalesce(json_agg(rolname), '[]') from site_roles),
    'memberOf', (select coalesce(json_agg(rolname), '[]') from site_roles where pg_has_role(oid, 'member')),
    'adminOf', (select coalesce(json_agg(rolname), '[]') from site_roles where pg_has_role(oid, 'member with admin option')),
    'openFunctions', (
      select coalesce(json_agg(oid::regprocedure::text order by oid::regprocedure::text), '[]') from pg_proc
      where pronamespace = 'pg_catalog'::regnamespace
        and (proname in ('set_config', 'pg_sleep', 'pg_sleep_for', 'pg_sleep_until', 'pg_notify', 'pg_advisory_lock', 'pg_advisory_lock_shared')
          or proname like 'lo\\_%' or proname in ('loread', 'lowrite'))
        and has_function_privilege('public', oid, 'execute')
    )
  )
  from pg_roles own where own.rolname = current_user`;

export async function readRights(db: Pick<Database, "asPlatform">): Promise<DatabaseRights> {
  const [row] = await db.asPlatform({ text: READ_RIGHTS, values: [`{${Object.keys(ROLES).join()}}`] });
  return JSON.parse(row![0]!) as DatabaseRights;
}

/** What the login cannot do itself, as sentences. Empty when a start can go on. */
export function missingRights(rights: DatabaseRights): string[] {
  const missing: string[] = [];
  if (!rights.mayCreateSchemas) missing.push(`it may not create schemas in the database "${rights.database}"`);
  const absent = (Object.keys(ROLES) as RoleName[]).filter(
    (role) => !rights.roles.includes(role) && !mayCreate(rights, role),
  );
  if (absent.length > 0) missing.push(`it may not create the roles ${absent.join(", ")}`);
  else if (!mayServe(rights)) missing.push(`it may not use the roles ${REQUEST_ROLES.join(", ")}`);
  return missing;
}

// Before PostgreSQL 16, only a superuser may create a role that bypasses row security.
function mayCreate({ isSuperuser, mayCreateRoles, mayBypassRowSecurity, version }: DatabaseRights, role: RoleName) {
  if (role !== "service_role") return mayCreateRoles;
  return isSuperuser || (mayCreateRoles && mayBypassRowSecurity && version >= 160_000);
}

// Requests become one of the three roles: through a login that is made for them, or else through the owner's.
function mayServe(rights: DatabaseRights): boolean {
  const mayGrant = (role: RoleName) =>
    rights.isSuperuser || rights.version < 160_000 || !rights.roles.includes(role) || rights.adminOf.includes(role);
  if (rights.mayCreateRoles && REQUEST_ROLES.every(mayGrant)) return true;
  return REQUEST_ROLES.every((role) => rights.memberOf.includes(role));
}

/** Throws unless the login may do everything that the migrations do. */
export async function requireRights(db: Pick<Database, "asPlatform">): Promise<void> {
  const rights = await readRights(db);
  const missing = missingRights(rights);
  if (missing.length === 0) return;
  throw new OperatorError(
    `The database user "${rights.user}" has too few rights: ${missing.join("; ")}.\n` +
      "Ask the database's administrator to run the SQL that this command prints, and start again:\n" +
      "  npm run quack -- migrate --print-dba-sql",
  );
}

/** SQL for the server's administrator. It can be run more than once. */
export function administratorSql(rights: DatabaseRights): string {
  const owner = quoteName(rights.user);
  const roles = REQUEST_ROLES.join(", ");
  const admin = rights.mayCreateRoles ? " with admin option" : "";
  return [
    `-- Run this as an administrator, connected to the database ${quoteName(rights.database)}.`,
    "",
    "-- 1. Needed: the roles of requests. Only an administrator may create one that bypasses row security.",
    "do $$ begin",
    ...Object.entries(ROLES).map(
      ([role, options]) =>
        `  if not exists (select from pg_roles where rolname = '${role}') then create role ${role} ${options}; end if;`,
    ),
    "end $$;",
    `grant ${roles} to authenticator;`,
    `grant ${roles} to ${owner}${admin};`,
    `grant create on database ${quoteName(rights.database)} to ${owner};`,
    "",
    "-- 2. Recommended: functions that a request never needs. They stay open to requests without these lines.",
    ...rights.openFunctions.flatMap((name) => [
      `revoke execute on function pg_catalog.${name} from public;`,
      `grant execute on function pg_catalog.${name} to ${owner} with grant option;`,
    ]),
  ].join("\n");
}

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
