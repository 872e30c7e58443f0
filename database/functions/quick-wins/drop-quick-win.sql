-- Ends a running quick win without a result, and drops what of its checklist is open.
create or replace function app.drop_quick_win(p_id uuid, p_reason text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  win public.quick_wins := app.quick_win_to_change(p_id);
begin
  if win.status <> 'running' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.quick_wins q
  set
    status = 'dropped',
    drop_reason = p_reason,
    decided_by = app.user_id(),
    decided_at = now(),
    updated_at = now()
  where q.org_id = win.org_id
    and q.id = win.id;
  update public.tasks t
  set
    status = 'dropped',
    decided_by = app.user_id(),
    decided_at = now(),
    updated_at = now()
  where t.org_id = win.org_id
    and t.quick_win_id = win.id
    and t.status = 'open';
  return p_id;
end $$;
grant execute on function app.drop_quick_win to app_user;
