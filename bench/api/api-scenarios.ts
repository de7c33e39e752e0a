import { randomUUID } from "node:crypto";

/** The benchmark's schema: a table to read, one to write to and a function, all under row security. */
export const BENCH_SQL = `
  create table public.bench_books (id int primary key, title text not null, pages int not null, read_at timestamptz not null default now());
  insert into public.bench_books select i, 'A book about ' || i, i % 900, now() - i * interval '1 minute' from generate_series(1, 20000) i;
  create index bench_books_by_time on public.bench_books (read_at desc);
  alter table public.bench_books enable row level security;
  create policy "people read books" on public.bench_books for select to authenticated using (true);
  grant select on public.bench_books to authenticated;

  create function public.bench_pages(book int) returns int language plpgsql stable set search_path = '' as $$
  begin return (select pages from public.bench_books where id = book); end $$;
  grant execute on function public.bench_pages(int) to authenticated;

  create table public.bench_notes (id uuid primary key, owner uuid default auth.uid(), words text not null);
  alter table public.bench_notes enable row level security;
  create policy "people write their own notes" on public.bench_notes for insert to authenticated with check (owner = (select auth.uid()));
  grant insert on public.bench_notes to authenticated;
  analyze public.bench_books;`;

export type ApiCall = { method: string; path: string; headers: Record<string, string>; body: string | null };

export type Scenario = {
  name: string;
  isRead: boolean;
  /** The next request of this kind; only its values differ. */
  call(): ApiCall;
};

const json = { "content-type": "application/json" };
const anyBook = () => 1 + Math.floor(Math.random() * 20_000);
const get = (path: string): ApiCall => ({ method: "GET", path: `/rest/v1/${path}`, headers: {}, body: null });

export const SCENARIOS: Scenario[] = [
  { name: "one row by its key", isRead: true, call: () => get(`bench_books?select=id,title,pages&id=eq.${anyBook()}`) },
  {
    name: "a page of 20 rows",
    isRead: true,
    call: () => get("bench_books?select=id,title,pages,read_at&order=read_at.desc&limit=20"),
  },
  {
    name: "a function call",
    isRead: true,
    call: () => ({ method: "POST", path: "/rest/v1/rpc/bench_pages", headers: json, body: `{"book":${anyBook()}}` }),
  },
  {
    name: "an insert",
    isRead: false,
    call: () => ({
      method: "POST",
      path: "/rest/v1/bench_notes",
      headers: { ...json, prefer: "return=minimal" },
      body: `{"id":"${randomUUID()}","words":"a note of some length"}`,
    }),
  },
];
