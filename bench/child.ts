/** What a measured process reports about itself: the time it has worked, in milliseconds. */
export function reportWorkTime(): void {
  process.on('message', (message) => {
    if (message !== 'work time?') return
    const { user, system } = process.cpuUsage()
    process.send!((user + system) / 1000)
  })
}
