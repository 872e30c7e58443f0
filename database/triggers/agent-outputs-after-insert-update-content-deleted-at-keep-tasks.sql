create trigger keep_tasks after insert or update of content, deleted_at
  on public.agent_outputs
  for each row execute function app.keep_tasks();
