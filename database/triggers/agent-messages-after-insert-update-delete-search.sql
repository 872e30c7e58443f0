create trigger search after insert or update of body or delete
  on public.agent_messages
  for each row execute function app.index_changed('message');
