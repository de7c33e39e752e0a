type Facts = { url: string; site: string | null; functions: string[] };

/** The README of the prepared folder. */
export function nextSteps({ url, site, functions }: Facts): string {
  return `# A site for a Supabase project

Project: ${url}

1. In the folder of this software, with Supabase's CLI: \`supabase link\`, then \`supabase db push\`.
2. Deploy the functions: \`supabase functions deploy ${functions.join(" ")}\`.
   A project that still signs tokens with its legacy secret also needs \`supabase secrets set JWT_SECRET=…\`.
3. Run \`catalogue.sql\` in the SQL editor. Run it again after every upgrade.
4. Write the service_role key into \`cron.sql\`, run it once, and delete it.
5. Serve the folder \`site\`. The host must
   - send the headers of \`site/_headers\`. Those of \`/g/*\` keep games away from accounts: do not go online without them;
   - answer unknown addresses with \`index.html\` (\`site/_redirects\`) or with \`404.html\`;
   - pass \`/g/b/*\` on to the function play-build, without headers of its own (\`site/_redirects\`; Netlify does, others need
     a rule of their own). Supabase sends pages as plain text unless the project has a custom domain: without one, and
     without \`supabase secrets set FUNCTION_SITE_ORIGINS=${site ?? "https://…"}\`, uploaded games do not open;
   - serve it at the root of ${site ?? "a host of its own"}, over https.
6. In the project's settings for authentication, set the site's address as the site URL.

To upgrade, prepare the same folder again: files of earlier builds stay for 30 days, so that open pages find them.

Not tested on a hosted project: the function accept-image needs its WASM files in Supabase's bundle.
`;
}
