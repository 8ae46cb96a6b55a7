/** How many calls to models are made at the same time. */

/** Places for calls. */
export interface Slots {
  /** Waits for a place and gives back how to leave it. @throws the reason of the signal */
  take(signal: AbortSignal | undefined): Promise<() => void>;
}

/** At most `size` at a time; the others wait in order. */
export function createSlots(size: number): Slots {
  const state = { free: Math.max(1, size) };
  const waiting: (() => void)[] = [];
  const release = (): void => {
    state.free += 1;
    waiting.shift()?.();
  };
  return {
    async take(signal) {
      while (state.free === 0) {
        signal?.throwIfAborted();
        await new Promise<void>((resolve) => {
          const wake = (): void => {
            signal?.removeEventListener('abort', wake);
            const at = waiting.indexOf(wake);
            if (at >= 0) waiting.splice(at, 1);
            resolve();
          };
          waiting.push(wake);
          signal?.addEventListener('abort', wake, { once: true });
        });
      }
      signal?.throwIfAborted();
      state.free -= 1;
      return release;
    },
  };
}

/** The places of this process: whatever runs side by side in one worker, its models get no more calls at a time than these. */
export const slotsOfWorker: Slots = createSlots(4);
