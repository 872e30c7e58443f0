-- Decides a task or moves its date; what is null stays. NOT_FOUND where the person may not.
create or replace function app.change_task(p_id uuid, p_status text, p_due date) returns uuid
language plpgsql set search_path = ''
as $$
begin
  update public.tasks t
  set
    status = coalesce(p_status, t.status),
    due = coalesce(p_due, t.due),
    due_by_hand = t.due_by_hand or p_due is not null,
    decided_by = case coalesce(p_status, t.status) when 'open' then null else app.user_id() end,
    decided_at = case coalesce(p_status, t.status) when 'open' then null else now() end,
    updated_at = now()
  where t.org_id = app.org_id()
    and t.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.change_task to app_user;
