import { useQuery } from "@tanstack/react-query";
import { ClipEditor } from "#features/clips/editor/clip-editor.tsx";
import { ChannelVideos } from "#features/creator/channel-videos.tsx";
import { channelsQuery, channelVideosQuery } from "#features/creator/creator-api.ts";
import { VideoForm } from "#features/creator/video-form.tsx";
import { useProfileLoad } from "#features/profile-data/profile-api.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useSession } from "#lib/session/session.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useParams, useSearchParams } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CreatorHome } from "./creator-home.tsx";
import { CreatorRuns } from "./creator-runs.tsx";

/** This site as an account; the others are channels with an id. */
const THIS_SITE = "quack";
const NEW = "new";

/** The pages of a signed-in player. */
export function CreatorStudio() {
  const { social_id: account, video_id: video } = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const { profile, hasFailed, retry } = useProfileLoad();
  if (hasFailed) return <Failed onRetry={retry} />;
  if (!profile || !user) return <Waiting />;
  const viewer = user.id;
  if (account === undefined) return <CreatorHome profile={profile} />;
  if (account !== THIS_SITE) return <Channel key={account} viewer={viewer} channelId={account} video={video} />;
  if (video === undefined) return <CreatorRuns viewer={viewer} app={search.get("class")} />;
  return (
    <ClipEditor
      key={`${video} ${search.get("run")}`}
      viewer={viewer}
      username={profile.username}
      isChild={profile.is_child ?? true}
      clipId={video === NEW ? null : video}
      run={search.get("run")}
    />
  );
}

type ChannelProps = { viewer: string; channelId: string; video: string | undefined };

function Channel({ viewer, channelId, video }: ChannelProps) {
  const channels = useQuery(channelsQuery(viewer));
  const channel = channels.data?.find(({ id }) => id === channelId);
  const isEditing = video !== undefined && video !== NEW;
  const videos = useQuery({ ...channelVideosQuery(channelId), enabled: channel !== undefined && isEditing });
  if (channels.data && !channel)
    return <NotYours title="No such channel" words="This channel is not linked to your account." />;
  if (!channel)
    return channels.isError || channels.isPaused ? <Failed onRetry={() => void channels.refetch()} /> : <Waiting />;
  if (video === undefined) return <ChannelVideos channel={channel} />;
  if (!isEditing) return <VideoForm viewer={viewer} channel={channel} video={null} />;
  const found = videos.data?.find(({ id }) => id === video);
  if (found) return <VideoForm key={found.id} viewer={viewer} channel={channel} video={found} />;
  if (videos.data) return <NotYours title="No such video" words="This channel has no such video here." />;
  return videos.isError || videos.isPaused ? <Failed onRetry={() => void videos.refetch()} /> : <Waiting />;
}

function Waiting() {
  usePage({ title: "Creator" });
  return (
    <div className="panel" role="status">
      <h1 className="unseen" tabIndex={-1}>
        Creator
      </h1>
      <span className="unseen">Loading</span>
      <Skeleton />
      <Skeleton shape="half" />
    </div>
  );
}

function NotYours({ title, words }: { title: string; words: string }) {
  usePage({ title: "Creator" });
  return (
    <>
      <h1 className="unseen" tabIndex={-1}>
        Creator
      </h1>
      <EmptyState title={title} text={words}>
        <ButtonLink icon="film" to="/creator">
          My accounts
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  usePage({ title: "Creator" });
  return (
    <section className="panel creator__failed" role="alert">
      <h1 tabIndex={-1}>Creator</h1>
      <p>The page did not load. Check the connection and try again.</p>
      <Button look="outline" icon="restart" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
