-- By which an action is known again, whichever deliverable names it.
create or replace function app.task_key(p_action jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return md5(
    lower(coalesce(p_action #>> '{what,text}', '') || '|' || coalesce(p_action ->> 'about', ''))
  );
end $$;
grant execute on function app.task_key to app_user;
