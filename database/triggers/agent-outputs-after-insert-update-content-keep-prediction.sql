create trigger keep_prediction after insert or update of content
  on public.agent_outputs
  for each row
  when (
    new.agent_type = 'performance-intelligence'
    and jsonb_typeof(new.content #> '{body,prediction}') = 'object'
  )
  execute function app.keep_prediction();
