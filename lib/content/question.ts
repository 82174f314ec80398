import type { Text } from '@/lib/config/text'

export type Question = { question: string; answer: Text }
