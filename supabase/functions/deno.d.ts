/** As much of Deno as the gateway offers. Supabase's runtime has the rest, but a function that used it would not run here. */
declare const Deno: {
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
  env: { get(name: string): string | undefined };
};
