create trigger search after insert or update of title, summary, content, shared_at, deleted_at or delete
  on public.agent_outputs
  for each row execute function app.index_changed('output');
