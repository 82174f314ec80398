import { type Direction, type History, moveStep, peek } from './history'

test.each<[Direction[], string[], undo: string | undefined, redo: string | undefined]>([
  [[], [], 'c', undefined],
  [['undo'], ['c'], 'b', 'c'],
  [['undo', 'undo'], ['c', 'b'], 'a', 'b'],
  [['undo', 'undo', 'redo'], ['c', 'b', 'b'], 'b', 'c'],
  [['redo'], ['none'], 'c', undefined],
  [['undo', 'undo', 'undo', 'undo'], ['c', 'b', 'a', 'none'], undefined, 'a'],
])('%j of three steps passes %j, and then undoes %s and redoes %s', (directions, passed, undo, redo) => {
  let history: History<{ name: string }> = { steps: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], done: 3 }
  const names = directions.map((direction) => {
    const moved = moveStep(history, direction)
    history = moved ?? history
    return moved?.step.name ?? 'none'
  })
  expect(names).toEqual(passed)
  expect([peek(history, 'undo')?.name, peek(history, 'redo')?.name]).toEqual([undo, redo])
})
