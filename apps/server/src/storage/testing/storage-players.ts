import { randomUUID } from "node:crypto";
import { StorageClient } from "@supabase/storage-js";
import type { TestGateway } from "#testing/test-gateway.ts";

/** For tests: real storage clients of one gateway, each a different player. */
export function storagePlayers(gateway: TestGateway) {
  const client = (token: string) =>
    new StorageClient(
      `${gateway.url}/storage/v1`,
      { apikey: gateway.anonKey, Authorization: `Bearer ${token}` },
      gateway.fetch,
    );
  return {
    service: client(gateway.serviceKey),
    anonymous: client(gateway.anonKey),
    async newPlayer(): Promise<{ id: string; storage: StorageClient; token: string }> {
      const id = randomUUID();
      const token = await gateway.tokenFor({ sub: id });
      return { id, token, storage: client(token) };
    },
  };
}

/** A unique name: tests share a database and do not clean up. */
export function newName(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 8)}`;
}

/** Policies for `folder/<player id>/…` of a bucket, for use with `openTestGateway({ sql })`. */
export const OWN_FOLDER_POLICIES = `
  insert into storage.buckets (id, name, public) values ('own', 'own', false), ('drop', 'drop', false), ('open', 'open', true);
  create policy "players read their own folder" on storage.objects for select to authenticated
    using (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "players write their own folder" on storage.objects for insert to authenticated
    with check (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text and owner_id = (select auth.uid())::text);
  create policy "players change their own folder" on storage.objects for update to authenticated
    using (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "players empty their own folder" on storage.objects for delete to authenticated
    using (bucket_id = 'own' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "players put things into the drop box" on storage.objects for insert to authenticated
    with check (bucket_id = 'drop');`;
