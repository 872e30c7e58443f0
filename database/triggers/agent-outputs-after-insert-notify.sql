create trigger notify after insert
  on public.agent_outputs
  for each row execute function app.notify_output();
