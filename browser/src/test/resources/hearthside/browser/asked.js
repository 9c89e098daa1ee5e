// Notes what the workers are asked, and how long each answer takes.
{
  const asked = (window.asked = []);
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (data, ...more) {
    const note = { is: JSON.parse(data.with?.[0] ?? '{}').is, from: performance.now(), until: NaN };
    const hear = (answer) => {
      if (answer.data.id !== data.id) return;
      note.until = performance.now();
      this.removeEventListener('message', hear);
    };
    this.addEventListener('message', hear);
    asked.push(note);
    return post.call(this, data, ...more);
  };
}
