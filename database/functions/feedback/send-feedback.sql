-- Keeps what somebody wants to tell the people who run this; answers its id.
create or replace function app.send_feedback(
  p_kind text,
  p_message text,
  p_page text,
  p_screenshot_id uuid
)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  new_id uuid;
begin
  insert into public.feedback (org_id, user_id, kind, message, page, screenshot_id)
  values (app.org_id(), app.user_id(), p_kind, p_message, p_page, p_screenshot_id)
  returning id into new_id;
  return new_id;
end $$;
grant execute on function app.send_feedback to app_user;
