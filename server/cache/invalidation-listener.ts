import type { DatabaseAddress } from '../database/address.ts'
import { Listener, type ListenerTiming } from '../database/listener.ts'
import { channel, topicsFrom } from './channel.ts'
import { Invalidations } from './invalidations.ts'

/** Receives what other processes invalidate. */
export async function listenForInvalidations(
  address: DatabaseAddress,
  onError: (error: Error) => void,
  timing?: ListenerTiming,
): Promise<InvalidationListener> {
  const listener = new InvalidationListener(address, onError, timing)
  await listener.start()
  return listener
}

export class InvalidationListener extends Listener {
  readonly invalidations: Invalidations

  constructor(address: DatabaseAddress, onError: (error: Error) => void, timing?: ListenerTiming) {
    const invalidations: Invalidations = new Invalidations(() => this.isListening)
    const subscription = {
      channel,
      name: 'hokka invalidations',
      onNotification: (payload: string) => {
        const topics = topicsFrom(payload, invalidations.id)
        if (topics.length > 0) invalidations.invalidate(topics)
      },
      // Changes before LISTEN were missed, so every cache starts empty.
      onConnected: () => invalidations.invalidate('all'),
      onLost: () => invalidations.invalidate('all'),
    }
    super(address, subscription, onError, timing)
    this.invalidations = invalidations
  }
}
