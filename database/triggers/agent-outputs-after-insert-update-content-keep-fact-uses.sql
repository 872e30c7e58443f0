create trigger keep_fact_uses after insert or update of content
  on public.agent_outputs
  for each row execute function app.keep_fact_uses();
