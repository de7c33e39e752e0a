/**
 * The part of Deno that the gateway provides. Supabase's runtime has more, but a function that uses it would not run
 * here.
 */
declare const Deno: {
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
  env: { get(name: string): string | undefined };
};
