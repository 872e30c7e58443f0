-- The picture that belongs to a piece of feedback.
create or replace function app.operator_screenshot(p_feedback_id uuid) returns bytea
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  return (
    select i.bytes
    from public.feedback f
    join public.images i on i.org_id = f.org_id and i.id = f.screenshot_id
    where f.id = p_feedback_id
  );
end $$;
grant execute on function app.operator_screenshot to app_user;
