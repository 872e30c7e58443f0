-- Forgets what was sent and answered more than thirty days ago; the figures stay. Answers of how many calls.
create or replace function app.forget_sent_words() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  many integer;
begin
  update public.agent_calls c
  set
    instructions = null,
    material = null,
    completion = null
  where c.created_at < now() - interval '30 days'
    and c.instructions is not null;
  get diagnostics many = row_count;
  return many;
end $$;
grant execute on function app.forget_sent_words to app_auth;
