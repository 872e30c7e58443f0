-- A remark on the time line of a client.
create or replace function app.add_figure_remark(p_client_id uuid, p_day date, p_words text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform app.require_may_for('figures.manage', p_client_id);
  insert into public.figure_remarks (org_id, client_id, day, words, created_by)
  values (app.org_id(), p_client_id, p_day, p_words, app.user_id())
  returning id into v_id;
  return v_id;
end $$;
grant execute on function app.add_figure_remark to app_user;
