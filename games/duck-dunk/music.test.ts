import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { tune } from "./music.ts";

testTune(tune);
