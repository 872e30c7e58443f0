create trigger follow_identity after update of email
  on auth."user"
  for each row
  when (old.email is distinct from new.email)
  execute function app.follow_identity();
