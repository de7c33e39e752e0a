const SECRET = "quackademy service key";

/** Brings the project's classes to the built games, as a start of the gateway does. */
export function catalogueSql(catalogue: string): string {
  return `-- Run this after supabase db push, and again after every upgrade.
select private.sync_catalogue(${quote(catalogue)}::jsonb);
`;
}

type Scheduled = { name: string; everyMinutes: number };

/** What the gateway's schedule does, as jobs of pg_cron. The key is in the vault, not in the jobs. */
export function cronSql(url: string, schedule: Scheduled[]): string {
  const jobs = schedule.map(
    ({ name, everyMinutes }) => `
select cron.schedule(${quote(`quackademy ${name}`)}, '${cronTime(everyMinutes)}', $job$
  select net.http_post(
    url := ${quote(`${url}/functions/v1/${name}`)},
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'authorization', 'Bearer ' ||
        (select decrypted_secret from vault.decrypted_secrets where name = ${quote(SECRET)})
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 120000
  )
$job$);
`,
  );
  return `-- Run this once, after the functions are deployed. Write the project's service_role key into the next statement
-- before you run it, and do not save the file with it.
create extension if not exists pg_cron;
create extension if not exists pg_net;
select vault.create_secret('SERVICE_ROLE_KEY', ${quote(SECRET)});
${jobs.join("")}`;
}

function cronTime(everyMinutes: number): string {
  return everyMinutes === 1 ? "* * * * *" : `*/${everyMinutes} * * * *`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
