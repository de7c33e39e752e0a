import "./homeroom-page.css";
import type { MyHomerooms } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { usePage } from "#lib/page/use-page.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSessionParams } from "#lib/session/session-params.ts";
import { useSession } from "#lib/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Redirect, useLocation } from "#ui/router/router.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { myHomeroomsQuery } from "./homeroom-api.ts";
import { HomeroomTrouble } from "./homeroom-trouble.tsx";
import { AccountPanel } from "./member/account-panel.tsx";
import { MemberRoom } from "./member/member-room.tsx";
import { Invitation } from "./teacher/invitation.tsx";
import { MakeHomeroom } from "./teacher/make-homeroom.tsx";
import { TeacherRoom } from "./teacher/teacher-room.tsx";

const NEW = "new";
const roomPath = (id: string) => `/homeroom?room=${id}`;

/** The homerooms of a player: a teacher runs them, a member sees what the teacher sees. */
export default function HomeroomPage() {
  usePage({ title: "Homeroom" });
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === "signed-out" || status === "needs-factor") return <Redirect to={signInPath(pathname + search)} />;
  return <div className="wrap homeroom">{status === "signed-in" ? <Homerooms viewer={user.id} /> : <Loading />}</div>;
}

function Homerooms({ viewer }: { viewer: string }) {
  const { data, isError, isPaused, error, refetch } = useQuery(myHomeroomsQuery(viewer));
  const wanted = useSessionParams().get("room");
  if (!data && (isError || isPaused)) {
    return <HomeroomTrouble isPaused={isPaused} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  const rooms = [...data.teaches, ...data.member_of];
  const selected = wanted === NEW && data.is_teacher ? NEW : (rooms.find(({ id }) => id === wanted) ?? rooms[0])?.id;
  const taught = data.teaches.find(({ id }) => id === selected);
  const membership = data.member_of.find(({ id }) => id === selected);
  return (
    <>
      {(rooms.length > 1 || data.is_teacher) && <RoomLinks data={data} selected={selected} />}
      {taught && <TeacherRoom key={taught.id} id={taught.id} />}
      {!taught && membership && <MemberRoom key={membership.id} room={membership} />}
      {!taught && !membership && data.is_teacher && <MakeHomeroom sentence={data.consent_sentence} />}
      {rooms.length === 0 && !data.is_teacher && !data.account && <NoHomeroom />}
      {data.account && <AccountPanel account={data.account} hasRoom={membership !== undefined} />}
      {!data.is_teacher && !data.account && <Invitation />}
    </>
  );
}

function RoomLinks({ data, selected }: { data: MyHomerooms; selected: string | undefined }) {
  return (
    <nav className="homeroom__rooms" aria-label="Homerooms">
      {[...data.teaches, ...data.member_of].map(({ id, name }) => (
        <Link key={id} to={roomPath(id)} replace aria-current={id === selected ? "page" : undefined}>
          {name}
        </Link>
      ))}
      {data.is_teacher && (
        <Link to={roomPath(NEW)} replace aria-current={selected === NEW || selected === undefined ? "page" : undefined}>
          New homeroom
        </Link>
      )}
    </nav>
  );
}

function NoHomeroom() {
  return (
    <>
      <h1 tabIndex={-1}>Homeroom</h1>
      <EmptyState
        title="You are in no homeroom"
        text="A homeroom is your school class on this site. Your teacher has a code of six letters."
      >
        <ButtonLink to="/join">Enter a code</ButtonLink>
      </EmptyState>
    </>
  );
}

function Loading() {
  return (
    <div role="status">
      <h1 tabIndex={-1}>Homeroom</h1>
      <span className="unseen">Loading</span>
      <Skeleton shape="half" />
      <Skeleton />
    </div>
  );
}
