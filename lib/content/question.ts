import type { Text } from './text'

export type Question = { question: string; answer: Text }
