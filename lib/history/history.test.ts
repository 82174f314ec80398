import { addStep, type Direction, type History, moveStep, peek } from './history'

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

test.each<[Direction[], string[], { undo?: string; redo?: string }]>([
  [[], [], { undo: 'c' }],
  [['undo'], ['c'], { undo: 'b', redo: 'c' }],
  [['undo', 'undo'], ['c', 'b'], { undo: 'a', redo: 'b' }],
  [['undo', 'undo', 'redo'], ['c', 'b', 'b'], { undo: 'b', redo: 'c' }],
  [['redo'], ['none'], { undo: 'c' }],
  [['undo', 'undo', 'undo', 'undo'], ['c', 'b', 'a', 'none'], { redo: 'a' }],
])('%j of three steps passes %j', (directions, passed, next) => {
  const moved = move({ steps, done: 3 }, directions)
  expect(moved.passed).toEqual(passed)
  expect({ undo: peek(moved.history, 'undo')?.name, redo: peek(moved.history, 'redo')?.name }).toEqual({
    undo: next.undo,
    redo: next.redo,
  })
})

test('a new step replaces those that were undone', () => {
  const { history } = move({ steps, done: 3 }, ['undo', 'undo'])
  const added = addStep(history, { name: 'd' })
  expect(added).toEqual({ steps: [{ name: 'a' }, { name: 'd' }], done: 2 })
  expect(moveStep(added, 'redo')).toBeNull()
})
