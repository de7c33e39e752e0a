import { queryOptions, useQuery } from "@tanstack/react-query";
import { fetchWithSession } from "#lib/session/fetch-with-session.ts";

type CoverPictureProps = { draftId: string; icon: string; className: string };

/** The picture of an accepted cover. Before it is published, only its maker and its reviewer may load it. */
const coverQuery = (draftId: string, icon: string) =>
  queryOptions({
    queryKey: ["class cover", draftId, icon],
    queryFn: async () => {
      const name = encodeURIComponent(icon);
      const own = await fetchWithSession(`/storage/v1/object/class_covers/${draftId}/${name}`);
      const answer = own.ok ? own : await fetchWithSession(`/storage/v1/object/public/class_art/${name}`);
      // The address stays valid as long as the page, and so does this answer.
      return answer.ok ? URL.createObjectURL(await answer.blob()) : null;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { hideError: true },
  });

export function CoverPicture({ draftId, icon, className }: CoverPictureProps) {
  const { data: address } = useQuery(coverQuery(draftId, icon));
  if (!address) return <div className={className} />;
  return <img className={className} src={address} alt="The cover" width={640} height={400} />;
}
