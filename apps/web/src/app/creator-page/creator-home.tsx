import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { myRunsPath } from "#features/clips/clip-paths-api.ts";
import { MyClips } from "#features/clips/mine/my-clips.tsx";
import { MyRuns } from "#features/clips/mine/my-runs.tsx";
import { ChannelCard } from "#features/creator/channel-card.tsx";
import { channelsQuery } from "#features/creator/creator-api.ts";
import { LinkChannel } from "#features/creator/link-channel.tsx";
import { SiteCard } from "#features/creator/site-card.tsx";
import { iconPicture } from "#features/profile-data/player-links-api.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";

const SHOWN = 5;

/** The choice of an account, and below it the player's latest runs and clips. */
export function CreatorHome({ profile }: { profile: MyProfile }) {
  usePage({ title: "Creator" });
  const { user_id: viewer, username, icon } = profile;
  const { data: channels = [], isError, refetch } = useQuery(channelsQuery(viewer));
  return (
    <>
      <h1 tabIndex={-1}>Creator</h1>
      <p className="creator__lede">Choose an account, then a run or a video.</p>
      <div className="creator__accounts">
        <SiteCard
          username={username}
          picture={<Avatar picture={iconPicture(icon)} isBig />}
          action={
            <ButtonLink look="ink" icon="cut" to={myRunsPath()}>
              Make a clip
            </ButtonLink>
          }
        />
        {channels.map((channel) => (
          <ChannelCard key={channel.id} channel={channel} />
        ))}
      </div>
      {channels.length === 0 && isError && (
        <p role="alert">
          Your channels did not load.{" "}
          <Button look="outline" icon="restart" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <LinkChannel viewer={viewer} />
      <div className="creator__mine">
        <MyRuns viewer={viewer} most={SHOWN} />
        <MyClips viewer={viewer} most={SHOWN} />
      </div>
    </>
  );
}
