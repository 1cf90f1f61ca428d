/** Every demo account opens with it; a real site never has one. */
export const demoPassword = 'bir hokka mürekkep'
