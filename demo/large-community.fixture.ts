/** Makes 100,000 posts and says how many slugs they had; run in a thread with little memory. */
import { parentPort, workerData } from 'node:worker_threads'
import { community } from './community.ts'

const slugs = new Set<string>()
for (const batch of community({ now: workerData, members: 2000, posts: 100_000 }).posts())
  for (const { slug } of batch) slugs.add(slug)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
parentPort!.postMessage(slugs.size)
