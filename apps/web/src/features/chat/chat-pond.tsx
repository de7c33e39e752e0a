import { spriteHref } from "#ui/icon.tsx";

/** The pond by night with the goose and its sign, which is crossed out while the chat is closed. */
export function ChatPond({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <svg className="pond" viewBox="0 0 1302 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="pond__sky" d="M0 0h1302v300H0z" />
      <path className="pond__far" d="M0 96c140-40 280 16 440-14s300 24 460 0 250-30 402-6v224H0z" />
      <circle cx="980" cy="88" r="54" fill="#FFE9B8" />
      <path fill="#F6D798" d="M1034 84a54 54 0 0 1-84 49c40 6 74-16 84-49z" />
      <path d="M948 98h44M960 112h52" stroke="#F6C98A" strokeWidth="6" strokeLinecap="round" />
      <circle cx="70" cy="40" r="2.6" fill="#FFF3D1" />
      <circle cx="180" cy="84" r="2" fill="#FFF3D1" />
      <circle cx="320" cy="30" r="2.4" fill="#FFF3D1" />
      <circle cx="452" cy="62" r="2" fill="#FFF3D1" />
      <circle cx="560" cy="26" r="2.6" fill="#FFF3D1" />
      <circle cx="700" cy="70" r="2" fill="#FFF3D1" />
      <circle cx="820" cy="34" r="2.4" fill="#FFF3D1" />
      <circle cx="1110" cy="44" r="2.4" fill="#FFF3D1" />
      <circle cx="1220" cy="92" r="2" fill="#FFF3D1" />
      <circle cx="1270" cy="28" r="2.4" fill="#FFF3D1" />
      <path className="pond__mid" d="M0 176c160-22 290 20 440 8s300-26 460-8 260-18 402-6v130H0z" />
      <path className="pond__near" d="M0 238c150-12 300 12 440 0s240 10 400 0 300-10 462 2v60H0z" />
      <g className="pond__ripple" strokeWidth="4" strokeLinecap="round">
        <path d="M60 214h70M150 214h16M330 208h44M820 210h60M1080 206h70M1166 206h14M240 266h90M900 262h80M1190 256h60" />
      </g>
      <g stroke="#FFE9B8" strokeWidth="5" strokeLinecap="round" opacity=".7">
        <path d="M940 196h80M956 208h40M930 220h30" />
      </g>
      <path
        d="M150 226C260 256 420 256 520 236M782 236c100 22 240 22 350-10"
        stroke="#FFF3D1"
        strokeWidth="4"
        fill="none"
        strokeDasharray="10 8"
      />
      {FLOATS.map(([x, y]) => (
        <Float key={x} x={x} y={y} />
      ))}
      {BOATS.map(([x, y, scale]) => (
        <Boat key={x} x={x} y={y} scale={scale} />
      ))}
      {LEAVES.map(([x, y, radius]) => (
        <Leaf key={x} x={x} y={y} radius={radius} />
      ))}
      <path fill="#2B8066" d="M536 262c20-34 70-44 116-44s98 10 116 44z" />
      <path
        fill="#3FA57C"
        d="M530 252c24-34 74-46 122-46s100 12 124 46c-30 12-60 4-80 0-30 10-60 8-84 0-26 8-60 10-82 0z"
      />
      <path d="M566 214V120M566 126h0" stroke="#8A5A2B" strokeWidth="9" strokeLinecap="round" />
      <path fill="#FFF3D1" d="M512 96h104a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H512a6 6 0 0 1-6-6v-42a6 6 0 0 1 6-6z" />
      <path fill="#E2CF9E" d="M622 116v28a6 6 0 0 1-6 6H512l-5-3c60 2 104-8 115-31z" />
      <path
        d="M548 113h32a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8h-14l-9 7v-7h-9a8 8 0 0 1-8-8v-6a8 8 0 0 1 8-8z"
        fill="#1A2350"
      />
      {!isOpen && <path d="M540 142l48-38" stroke="#B3261E" strokeWidth="6" strokeLinecap="round" />}
      <path
        d="M516 264q14-9 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0"
        fill="none"
        className="pond__ripple"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path className="pond__near" d="M520 267q12-7 24 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0v16H520z" />
      <use href={spriteHref("goose")} x="636" y="84" width="112" height="136" />
    </svg>
  );
}

const FLOATS = [
  [150, 226],
  [270, 250],
  [400, 253],
  [900, 252],
  [1020, 248],
  [1132, 226],
] as const;
const BOATS = [
  [236, 190, 0.8],
  [330, 222, 0.62],
  [1070, 178, 0.7],
  [1160, 204, 0.56],
] as const;
const LEAVES = [
  [468, 280, 36],
  [1010, 288, 44],
  [90, 266, 30],
] as const;

function Float({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill="#F2594B" />
      <path fill="#CF3F38" d="M11 0a11 11 0 0 1-18 8c8 1 15-3 18-8z" />
    </g>
  );
}

function Boat({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="#FFF3D1" d="M-40-4h80L22 20h-44z" />
      <path fill="#E2CF9E" d="M40-4L22 20H-6z" />
      <path fill="#FFF3D1" d="M0-44l26 40H-26z" />
      <path fill="#E2CF9E" d="M0-44l26 40H2z" />
      <path d="M-44 24h88" className="pond__ripple" strokeWidth={4 / scale} strokeLinecap="round" />
    </g>
  );
}

function Leaf({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 36})`}>
      <path fill="#256F5A" d="M-36 0a36 12.2 0 0 0 72 0z" />
      <path fill="#3FA57C" d="M0-4l28.8-7.2a36 12.2 0 1 1-18-4.3z" />
    </g>
  );
}
