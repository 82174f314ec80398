import { type Direction, type History, moveStep, peek } from './history'

type Step = { name: string }

const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]

/** Returns the steps that these directions pass, and the history after them. */
function move(history: History<Step>, directions: readonly Direction[]) {
  const passed = directions.map((direction) => {
    const moved = moveStep(history, direction)
    history = moved ?? history
    return moved?.step.name ?? 'none'
  })
  return { passed, history }
}

test.each<[Direction[], string[], undo: string | undefined, redo: string | undefined]>([
  [[], [], 'c', undefined],
  [['undo'], ['c'], 'b', 'c'],
  [['undo', 'undo'], ['c', 'b'], 'a', 'b'],
  [['undo', 'undo', 'redo'], ['c', 'b', 'b'], 'b', 'c'],
  [['redo'], ['none'], 'c', undefined],
  [['undo', 'undo', 'undo', 'undo'], ['c', 'b', 'a', 'none'], undefined, 'a'],
])('%j of three steps passes %j, and then undoes %s and redoes %s', (directions, passed, undo, redo) => {
  const moved = move({ steps, done: 3 }, directions)
  expect(moved.passed).toEqual(passed)
  expect([peek(moved.history, 'undo')?.name, peek(moved.history, 'redo')?.name]).toEqual([undo, redo])
})
