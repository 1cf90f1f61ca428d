/** What a measured process says about itself when it is asked. */
const answers = {
  /** For how many milliseconds it has worked. */
  work: (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  /** How many megabytes it holds. */
  memory: (): number => process.memoryUsage.rss() / 1_000_000,
}

export type Question = keyof typeof answers

export function answerQuestions(): void {
  process.on('message', (question) => {
    const answer = answers[question as Question]
    if (answer !== undefined) process.send!(answer())
  })
}
