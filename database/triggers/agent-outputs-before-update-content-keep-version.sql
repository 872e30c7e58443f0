create trigger keep_version before update of content
  on public.agent_outputs
  for each row
  when (old.content is distinct from new.content)
  execute function app.keep_output_version();
